import type { CompleteLetter, ContentTools, LetterContents } from './letter-contents.ts';
import type { LetterKind } from './letters/render-letter.ts';

/** The letter with what its feature adds when it is sent. Most letters are stored as they are. */
export async function completeLetter(
  contents: LetterContents,
  { kind, data }: { kind: string; data: unknown },
  tools: ContentTools,
): Promise<CompleteLetter | undefined> {
  const complete = Object.hasOwn(contents, kind) ? contents[kind as LetterKind] : undefined;
  return complete === undefined ? { data: data as CompleteLetter['data'] } : await complete(tools, data);
}
