// A link that the page around it follows: a real anchor, with or without script.
import { type LinkProps, useUi } from '#src/ui/ui-context.tsx';

export function Link(props: LinkProps) {
  const { Link: HostLink } = useUi();
  return <HostLink {...props} />;
}
