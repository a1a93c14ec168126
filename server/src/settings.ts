import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import type { Connected } from '@shop/domain/delivery-rules.ts';
import { z } from 'zod';
import { areFastPaths, fastPaths } from './fast-paths/switches.ts';
import { StartRefusal } from './start-refusal.ts';
import {
  publicMerchantProblems,
  type WayforpayAccess,
  wayforpayAccess,
  wayforpayProblems,
} from './wayforpay-access.ts';

const port = z.coerce.number().int().min(1).max(65_535);
const httpUrl = z
  .url({ protocol: /^https?$/ })
  // `fetch` refuses such an address, and each error would log it with its password.
  .refine((url) => URL.canParse(url) && !hasPassword(new URL(url)), 'must be an address without a name and a password')
  .transform((url) => url.replace(/\/+$/, ''));
/** Used in a header; other characters would throw there, with the value in the message. */
const headerWord = z.string().regex(/^[\x21-\x7e]+$/, 'must be Latin letters, digits and signs without spaces');
const origin = httpUrl.refine(
  (url) => URL.canParse(url) && new URL(url).origin === url,
  'must be an address without a path',
);

const cardProviders = ['wayforpay'] as const;
const carriers = ['nova_poshta'] as const;
const nobody = 'none';

/** Names in the order of preference, or 'none'. */
const listOf = <Name extends string>(names: readonly Name[]) =>
  z
    .string()
    .transform((text) => [...new Set(text.split(',').map((each) => each.trim().toLowerCase()))])
    .refine((given) => given.join() === nobody || given.every((each) => (names as readonly string[]).includes(each)), {
      message: `must be '${nobody}', or one or more of: ${names.join(', ')}`,
    })
    .transform((given) => given.filter((each) => each !== nobody) as Name[]);

/** All environment variables that the shop reads. `.env.example` lists the same names. */
const variables = z.object({
  SHOP_MODE: z.enum(['demo', 'live']).default('demo'),
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: origin.optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SECRET_KEY: z.string().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().regex(/@/, 'must be an e-mail address').optional(),
  CARD_PROVIDERS: listOf(cardProviders).default(['wayforpay']),
  CARRIERS: listOf(carriers).default(['nova_poshta']),
  WAYFORPAY_MERCHANT_ACCOUNT: z.string().optional(),
  WAYFORPAY_SECRET_KEY: z.string().optional(),
  WAYFORPAY_API_URL: httpUrl.optional(),
  WAYFORPAY_WIDGET_URL: httpUrl.optional(),
  NOVA_POSHTA_API_KEY: z.string().optional(),
  NOVA_POSHTA_API_URL: httpUrl.optional(),
  S3_ENDPOINT: httpUrl.optional(),
  S3_REGION: headerWord.default('auto'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: headerWord.optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  TRUST_PROXY: z.string().refine(isProxyList, 'must be a number of proxies or a list of their addresses').optional(),
  ALLOW_PUBLIC_DEMO: z.literal('yes', "is 'yes' or absent").optional(),
  RATE_LIMIT: z.enum(['on', 'off']).default('on'),
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  GTM_CONTAINER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, 'must look like GTM-XXXXXXX')
    .optional(),
  METRICS_TOKEN: z.string().min(16, 'must have 16 or more characters').optional(),
  /** Read where it is used (fast-paths/switches.ts); checked here. */
  FAST_PATHS_OFF: z
    .string()
    .refine(areFastPaths, `must be names of fast paths (${fastPaths.join(', ')}) or 'all'`)
    .optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).optional(),
});
type Variables = z.infer<typeof variables>;

export const settingNames = Object.keys(variables.shape) as (keyof Variables)[];

export type S3Settings = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Without `apiUrl`, the emulator is used. */
export type NovaPoshtaAccess = { apiKey: string; apiUrl: string | undefined };

export type TrustProxy = false | string[] | ((address: string, hop: number) => boolean);

export type Settings = {
  mode: 'demo' | 'live';
  port: number;
  host: string;
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Absent: one is created and kept in the data folder. */
  secretKey: string | undefined;
  /** Absent: mail goes to files. */
  smtpUrl: string | undefined;
  mailFrom: string;
  s3: S3Settings | undefined;
  /** Which companies the shop works with. */
  connected: Connected;
  wayforpay: WayforpayAccess;
  novaPoshta: NovaPoshtaAccess;
  trustProxy: TrustProxy;
  /** Off only for load tests of a demonstration. */
  hasRateLimits: boolean;
  /** Container of Google Tag Manager. Absent: no tags are loaded. */
  containerId: string | undefined;
  /** Off: browsers unregister the one they have. */
  hasServiceWorker: boolean;
  /** Required to read the metrics. Absent: a demonstration shows them to all, a live shop only to its own machine. */
  metricsToken: string | undefined;
  logLevel: string;
};

/** The environment, completed from a .env file in the working folder; variables that are set win over the file. */
export function readEnvironment(): NodeJS.ProcessEnv {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}

/** Reads the environment once. Reports all problems at once, so that the owner can fix them in one go. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  // An empty variable counts as absent, because .env files and hosting panels write it so.
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = variables.safeParse(given);
  const problems = [
    ...(parsed.error?.issues.map(
      (issue) => `${issue.path.join('.')}: ${issue.message.replace(/^Invalid input: /, '')}`,
    ) ?? []),
    ...s3Problems(given),
    ...(given.SHOP_MODE === 'live' ? liveProblems(given) : demoProblems(given)),
  ];
  if (!parsed.success || problems.length > 0) {
    throw new StartRefusal(
      `The shop does not start, its settings need attention:\n${problems.map((each) => `  ${each}`).join('\n')}`,
    );
  }
  return settingsFrom(parsed.data);
}

/** Where the database is: on a server, or in a folder of its own. */
export function databasePlace({ databaseUrl, dataDir }: Settings): { url: string } | { folder: string } {
  return databaseUrl === undefined ? { folder: join(dataDir, 'database') } : { url: databaseUrl };
}

const novaPoshtaUrl = 'https://api.novaposhta.ua/v2.0/json';

function settingsFrom(given: Variables): Settings {
  return {
    mode: given.SHOP_MODE,
    port: given.PORT,
    host: given.HOST,
    publicUrl: given.PUBLIC_URL ?? `http://localhost:${given.PORT}`,
    dataDir: resolve(given.DATA_DIR),
    databaseUrl: given.DATABASE_URL,
    secretKey: given.SECRET_KEY,
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM ?? 'shop@rosa.example',
    s3:
      given.S3_ENDPOINT && given.S3_BUCKET && given.S3_ACCESS_KEY_ID && given.S3_SECRET_ACCESS_KEY
        ? {
            endpoint: given.S3_ENDPOINT,
            region: given.S3_REGION,
            bucket: given.S3_BUCKET,
            accessKeyId: given.S3_ACCESS_KEY_ID,
            secretAccessKey: given.S3_SECRET_ACCESS_KEY,
          }
        : undefined,
    connected: { cardProviders: given.CARD_PROVIDERS, carriers: given.CARRIERS },
    wayforpay: wayforpayAccess(given),
    novaPoshta: {
      apiKey: given.NOVA_POSHTA_API_KEY ?? '',
      apiUrl: given.NOVA_POSHTA_API_URL ?? (given.SHOP_MODE === 'live' ? novaPoshtaUrl : undefined),
    },
    trustProxy: parseTrustProxy(given.TRUST_PROXY),
    hasRateLimits: given.RATE_LIMIT === 'on',
    containerId: given.GTM_CONTAINER_ID,
    hasServiceWorker: given.SERVICE_WORKER === 'on',
    metricsToken: given.METRICS_TOKEN,
    logLevel: given.LOG_LEVEL ?? (given.SHOP_MODE === 'live' ? 'info' : 'warn'),
  };
}

type Given = Record<string, string | undefined>;

const requiredInLive = [
  'DATABASE_URL',
  'PUBLIC_URL',
  'SECRET_KEY',
  'SMTP_URL',
  'MAIL_FROM',
] as const satisfies (keyof Variables)[];

/** The credentials of companies that are connected. */
const requiredOfCompanies = {
  CARD_PROVIDERS: ['WAYFORPAY_MERCHANT_ACCOUNT', 'WAYFORPAY_SECRET_KEY'],
  CARRIERS: ['NOVA_POSHTA_API_KEY'],
} as const satisfies Partial<Record<keyof Variables, (keyof Variables)[]>>;

function liveProblems(given: Given): string[] {
  const ofCompanies = (['CARD_PROVIDERS', 'CARRIERS'] as const)
    .filter((name) => given[name]?.trim().toLowerCase() !== nobody)
    .flatMap((name) => requiredOfCompanies[name]);
  const problems = [...requiredInLive, ...ofCompanies]
    .filter((name) => given[name] === undefined)
    .map((name) => `${name}: is required when SHOP_MODE=live`);
  if (given.SECRET_KEY !== undefined && isWeak(given.SECRET_KEY)) {
    problems.push('SECRET_KEY: is weak; use 32 or more random characters, for example from: openssl rand -base64 48');
  }
  for (const name of encryptedInLive.filter((name) => isReadableOnTheWay(given[name]))) {
    problems.push(`${name}: must begin with https:// when SHOP_MODE=live`);
  }
  problems.push(...publicMerchantProblems(given));
  if (given.RATE_LIMIT === 'off') problems.push('RATE_LIMIT: off is for load tests in demo mode only');
  return problems;
}

/** A public https address is most likely a live shop whose owner forgot SHOP_MODE. */
function demoProblems(given: Given): string[] {
  const isPublic = /^https:/i.test(given.PUBLIC_URL ?? '') && !isOnThisMachine(given.PUBLIC_URL);
  return [
    ...wayforpayProblems(given),
    ...(isPublic && given.ALLOW_PUBLIC_DEMO !== 'yes'
      ? [
          'SHOP_MODE: is demo, whose passwords everybody knows, and PUBLIC_URL is a public address. Set SHOP_MODE=live, or ALLOW_PUBLIC_DEMO=yes to show a demonstration there',
        ]
      : []),
  ];
}

const encryptedInLive = [
  'PUBLIC_URL',
  'WAYFORPAY_API_URL',
  'WAYFORPAY_WIDGET_URL',
  'NOVA_POSHTA_API_URL',
  'S3_ENDPOINT',
] as const satisfies (keyof Variables)[];

function isReadableOnTheWay(url = ''): boolean {
  return /^http:/i.test(url) && !isOnThisMachine(url);
}

function isOnThisMachine(url = ''): boolean {
  return /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/i.test(url);
}

function isWeak(secret: string): boolean {
  return secret.length < 32 || new Set(secret).size < 10;
}

function s3Problems(given: Given): string[] {
  const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const missing = names.filter((name) => given[name] === undefined);
  if (missing.length === 0 || missing.length === names.length) return [];
  return missing.map((name) => `${name}: is required with the other S3_ settings`);
}

function hasPassword({ username, password }: URL): boolean {
  return username !== '' || password !== '';
}

function isProxyList(text: string): boolean {
  return /^\d{1,2}$/.test(text) || text.split(',').every((each) => isNetwork(each.trim()));
}

function isNetwork(text: string): boolean {
  const [address = '', bits = '0', ...rest] = text.split('/');
  const largest = isIP(address) === 6 ? 128 : 32;
  return isIP(address) !== 0 && rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= largest;
}

/** A number of proxies in front of the shop, or a list of their addresses. */
function parseTrustProxy(text: string | undefined): TrustProxy {
  if (text === undefined) return false;
  return /^\d+$/.test(text) ? (_address, hop) => hop < Number(text) : text.split(',').map((each) => each.trim());
}
