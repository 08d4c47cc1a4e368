import { CircleQuestionMark } from 'lucide-react';
import { openModal } from '#ui/layers/modals.ts';
import { IconButton } from '#ui/parts/icon-button.tsx';

export const HELP_PANEL = 'help';

/** Help from wherever one is: in the bar of everybody who has guides. */
export function HelpButton({ label, className }: { label: string; className: string }) {
  return (
    <IconButton
      label={label}
      icon={<CircleQuestionMark />}
      className={className}
      aria-haspopup="dialog"
      onClick={() => openModal(HELP_PANEL)}
    />
  );
}
