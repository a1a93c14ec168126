import { z } from 'zod';
import { line } from '../shapes.ts';

/** Without characters that databases refuse: control characters other than line breaks and tabs, and lone surrogates. */
const onManyLines = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u;

/** A text that may have several lines. */
export const paragraphs = (longest: number) => z.string().trim().max(longest).regex(onManyLines);

/** Rich text; disallowed tags are removed. */
export const Html = paragraphs(50_000).meta({ id: 'Html' });

/** The slug; if empty, it is generated from the name. */
export const SlugInput = line(80)
  .pipe(z.stringFormat('slug', /^([a-z0-9]+(-[a-z0-9]+)*)?$/))
  .default('');
