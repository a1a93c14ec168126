/**
 * Lucide outlines (ISC licence), each as one path. Every page loads these; an icon used in one place is defined there.
 */
const outlines = {
  'arrow-left': 'm12 19-7-7 7-7M19 12H5',
  'arrow-right': 'M5 12h14M12 5l7 7-7 7',
  bag: 'M16 10a4 4 0 0 1-8 0M3.1 6.03h17.8M3.4 5.467a2 2 0 0 0-.4 1.2V20a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V6.667a2 2 0 0 0-.4-1.2l-2-2.667A2 2 0 0 0 17 2H7a2 2 0 0 0-1.6.8z',
  check: 'M20 6 9 17l-5-5',
  'chevron-down': 'm6 9 6 6 6-6',
  'chevron-left': 'm15 18-6-6 6-6',
  'chevron-right': 'm9 18 6-6-6-6',
  'circle-alert': 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0M12 8v4M12 16h.01',
  'circle-check': 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0M16 9l-5.5 5.5L8 12',
  dot: 'M13 12a1 1 0 1 1-2 0 1 1 0 0 1 2 0z',
  heart:
    'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5',
  menu: 'M4 5h16M4 12h16M4 19h16',
  message:
    'M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719',
  minus: 'M5 12h14',
  plus: 'M5 12h14M12 5v14',
  search: 'm21 21-4.34-4.34M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0z',
  truck:
    'M14 18V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v11a1 1 0 0 0 1 1h2M15 18H9M19 18h2a1 1 0 0 0 1-1v-3.65a1 1 0 0 0-.22-.624l-3.48-4.35A1 1 0 0 0 17.52 8H14M19 18a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM9 18a2 2 0 1 1-4 0 2 2 0 0 1 4 0z',
  user: 'M17 8A5 5 0 1 1 7 8a5 5 0 0 1 10 0zM20 21a8 8 0 0 0-16 0',
  x: 'M18 6 6 18M6 6l12 12',
} as const;

export type IconName = keyof typeof outlines;

/** Decorative: beside text, or in a control with its own label. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <Outline of={outlines[name]} className={className} />;
}

export function Outline({ of, className = '' }: { of: string; className?: string | undefined }) {
  return (
    <svg className={`ico ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={of} />
    </svg>
  );
}
