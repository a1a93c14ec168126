import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

export type Access = { region: string; accessKeyId: string; secretAccessKey: string };

const longestSkewMs = 15 * 60_000;

/** The S3 error code of a wrongly signed request; undefined for a valid signature. */
export function signatureProblem(
  request: Request,
  body: Uint8Array,
  { region, accessKeyId, secretAccessKey }: Access,
): string | undefined {
  const [, keyId, date, scopeRest, names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/(\S+), SignedHeaders=(\S+), Signature=([0-9a-f]{64})$/.exec(
      request.headers.get('authorization') ?? '',
    ) ?? [];
  if (keyId === undefined) return 'AccessDenied';
  if (keyId !== accessKeyId) return 'InvalidAccessKeyId';
  const moment = request.headers.get('x-amz-date') ?? '';
  const bodyHash = request.headers.get('x-amz-content-sha256') ?? '';
  if (!names.split(';').includes('host') || !names.split(';').includes('x-amz-date')) return 'AccessDenied';
  if (!(Math.abs(Date.now() - parseMoment(moment)) < longestSkewMs)) return 'RequestTimeTooSkewed';
  if (bodyHash !== 'UNSIGNED-PAYLOAD' && bodyHash !== sha256(body)) return 'XAmzContentSHA256Mismatch';

  const scope = `${date}/${region}/s3/aws4_request`;
  if (`${date}/${scopeRest}` !== scope || !moment.startsWith(date!)) return 'SignatureDoesNotMatch';
  const toSign = ['AWS4-HMAC-SHA256', moment, scope, sha256(canonicalForm(request, names, bodyHash))].join('\n');
  const key = [date!, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  return timingSafeEqual(hmac(key, toSign), Buffer.from(signature, 'hex')) ? undefined : 'SignatureDoesNotMatch';
}

function canonicalForm({ method, url, headers }: Request, names: string, bodyHash: string): string {
  const { pathname, searchParams } = new URL(url);
  searchParams.sort();
  const signed = names.split(';').map((name) => `${name}:${(headers.get(name) ?? '').trim()}\n`);
  return [method, pathname, String(searchParams), signed.join(''), names, bodyHash].join('\n');
}

/** Parses 20261116T120000Z. */
function parseMoment(written: string): number {
  return Date.parse(written.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
