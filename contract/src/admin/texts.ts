import { z } from 'zod';
import { line } from '../shapes.ts';

/** Without what databases refuse: control signs other than ends of lines and tabs, and halves of a character. */
const onManyLines = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u;

/** A text that may have several lines. */
export const paragraphs = (longest: number) => z.string().trim().max(longest).regex(onManyLines);

/** Rich text; what is not allowed in it is left out. */
export const Html = paragraphs(50_000).meta({ id: 'Html' });

/** The last part of an address; when it is left empty, it is made from the name. */
export const SlugInput = line(80)
  .pipe(z.stringFormat('slug', /^([a-z0-9]+(-[a-z0-9]+)*)?$/))
  .default('');
