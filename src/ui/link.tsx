// A link as the host renders it: a real anchor that the host may follow without loading a document.
import { type LinkProps, useUi } from '#src/ui/ui-context.tsx';

export function Link(props: LinkProps) {
  const { Link: HostLink } = useUi();
  return <HostLink {...props} />;
}
