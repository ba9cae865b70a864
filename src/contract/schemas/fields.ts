import * as z from 'zod/mini';
import { imageType } from '../../shared/imageFile.ts';
import { MAX_PICTURE_BYTES } from '../../shared/limits.ts';
import { cleanText } from '../../shared/rules/text.ts';

export { _default as withDefault } from 'zod/mini';

type Issue = Pick<z.core.$ZodRawIssue, 'path' | 'input'>;
type Message = (issue: Issue) => string;

/** The field of the body or query that an issue is about (AMB-73). */
export const fieldOf = ({ path }: Pick<Issue, 'path'>): string => String(path?.[0] ?? 'body');

/** Prefixes a message with the field's name. */
const about =
  (text: string): Message =>
  (issue) =>
    `${fieldOf(issue)} ${text}`;

/** Trims; text with only invisible characters becomes empty (AMB-70). */
const clean = z.overwrite(cleanText);

const atMost = (limit: number) => z.maxLength(limit, { error: about(`is longer than ${limit} characters`) });

/** Trimmed text that must not be blank, of at most `limit` characters (AMB-70). */
export const requiredText = (limit: number, blankMessage: string | Message = about('is required')) =>
  z.string().check(clean, z.minLength(1, { error: blankMessage }), atMost(limit));

/** Trimmed text of at most `limit` characters; may be blank. */
export const shortText = (limit: number) => z.string().check(clean, atMost(limit));

/** Trimmed, optional text of at most `limit` characters; blank text becomes null. */
export const optionalText = (limit: number) =>
  z.optional(
    z.pipe(
      z.nullable(shortText(limit)),
      z.transform((text) => text || null),
    ),
  );

/** A date and time as sent in replies. */
export const dateTime = z.iso.datetime({ offset: true });

function dateProblem(text: string): string {
  if (text === '') return 'is required';
  const hasItsForm = /^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d)?)?$/.test(text);
  return hasItsForm ? 'names a day or time that does not exist' : 'is not an ISO date';
}

/** A date or date and time, as sent by forms; without an offset it is read in the server's time zone. */
export const dateOrDateTime = z.union(
  [
    z.iso.date(),
    z.iso.datetime({ offset: true, local: true }).register(z.globalRegistry, { format: 'date-time' }),
  ],
  { error: (issue) => about(dateProblem(String(issue.input).trim()))(issue) },
);

/** A non-negative integer. */
export const count = z.int().check(z.minimum(0));

/** Number of stars. */
export const rating = z.number().check(z.minimum(0), z.maximum(5));

/** An integer of at least `least`, in a query. */
export function wholeNumber(least: 0 | 1) {
  const error = about(`is not a whole number from ${least}`);
  return z.int({ error }).check(z.minimum(least, { error }));
}

/** One of these values in a query; the error for any other lists them. */
export const oneOf = <const Words extends readonly string[]>(words: Words) =>
  z.enum(words, { error: about(`is none of ${words.join(', ')}`) });

/** The URL of a picture: absolute, or relative to the page. */
export const pictureUrl = z.string().register(z.globalRegistry, { format: 'uri-reference' });

/** An uploaded picture, checked by its first bytes (AMB-69). */
export const picture = z
  .instanceof(Blob)
  .check(
    z.refine(async (file) => (await imageType(file)) !== null, {
      error: about('is not a JPEG, PNG, WebP, GIF or AVIF picture'),
      abort: true,
    }),
  )
  .register(z.globalRegistry, { format: 'binary' });

/** A picture of at most 5 MB (EDIT-04, AMB-65). */
export const limitedPicture = picture
  .check(
    z.refine((file) => file.size <= MAX_PICTURE_BYTES, {
      error: 'The picture is larger than 5 MB',
      params: { status: 413 },
    }),
  )
  .register(z.globalRegistry, { description: `At most ${MAX_PICTURE_BYTES} bytes.` });
