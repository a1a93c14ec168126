import type { ReactNode } from 'react';

type Level = 1 | 2 | 3;

/** The level of headings inside of a block. */
export const below = (level: 1 | 2): Level => (level === 1 ? 2 : 3);

/** The heading of a block, or of a part of it. */
export function Heading(props: { level: Level; id?: string; className: string; children: ReactNode }) {
  const { level, id, className, children } = props;
  const Tag = `h${level}` as const;
  return (
    <Tag className={className} id={id}>
      {children}
    </Tag>
  );
}

/** Lines of a text, each a paragraph. */
export function Paragraphs({ text, className }: { text: string; className?: string }) {
  return text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same line may stand twice
      <p key={index} className={className}>
        {line}
      </p>
    ));
}
