export function findBrowser(): string | undefined;
export function ensureBrowser(): string;
export function browserEnvironment(): Record<string, string>;
export function browserFlags(browser: string): string[];
