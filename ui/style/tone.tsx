import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';

/** How a message is meant. Never by color alone: each tone has its own sign. */
export type Tone = 'info' | 'success' | 'warning' | 'error';

const ICONS: Record<Tone, LucideIcon> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
};

export function ToneIcon({ tone, size = 22 }: { tone: Tone; size?: number }) {
  const Icon = ICONS[tone];
  return <Icon size={size} aria-hidden="true" />;
}
