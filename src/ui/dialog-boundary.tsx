// Around a dialog or panel that has a file of its own: one that can't be loaded says so, and the page around it goes on.
import { type ReactNode, useState } from 'react';
import { Boundary } from '#src/ui/boundary.tsx';
import { Button } from '#src/ui/button.tsx';
import { Toast } from '#src/ui/toast.tsx';
import { useUi } from '#src/ui/ui-context.tsx';

interface DialogBoundaryProps {
  /** For the report: "Size guide" is reported as "Size guide failed". */
  readonly name: string;
  /** Called when the toast that says so is over; the dialog is asked for again when it is opened the next time. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function DialogBoundary({ name, onClose, children }: DialogBoundaryProps) {
  const { retry, partFailed } = useUi().texts;
  const [attempt, setAttempt] = useState(0);
  const again = (
    <Button kind="quiet" onClick={() => setAttempt(attempt + 1)}>
      {retry}
    </Button>
  );
  return (
    <Boundary
      key={attempt}
      name={name}
      fallback={<Toast message={partFailed} actions={again} onDone={onClose} />}
    >
      {children}
    </Boundary>
  );
}
