import { passwordRules } from '@shop/domain/password-rules.ts';
import { certificateWording } from './admin/certificates.ts';
import { fieldRules } from './admin/field-rules.ts';
import { contrastWords } from './admin/look.ts';
import { orderActionWording } from './admin/orders.ts';
import { productRules } from './admin/product-rules.ts';
import { promoCodeWording } from './admin/promo-codes.ts';
import { giftWording } from './gifts.ts';
import { partnerRules } from './partners.ts';
import { passwordWording } from './passwords.ts';
import { personWording } from './person.ts';
import { plural } from './plurals.ts';

/** The parts of a Zod issue that determine its message. */
export type ValidationIssue = {
  code?: string | undefined;
  isMissing?: boolean;
  /** The type of a value that is too small or too big: a text, a list or a number. */
  origin?: string | undefined;
  minimum?: number | bigint | undefined;
  maximum?: number | bigint | undefined;
  format?: string | undefined;
  expected?: string | undefined;
  /** For a rule about several fields. */
  params?: { rule?: string; ratio?: number } | undefined;
};

const required = "Це поле обов'язкове";

const expectedWords: Record<string, string> = {
  string: 'Має бути текст',
  number: 'Має бути число',
  int: 'Має бути ціле число',
  boolean: 'Має бути «так» або «ні»',
  array: 'Має бути список',
  object: 'Має бути об’єкт',
};

const personWords = {
  first_name: personWording.firstName,
  last_name: personWording.lastName,
};

const passwordWords = Object.fromEntries(
  passwordRules.map((rule) => [`password_${rule}`, passwordWording.broken[rule]]),
);

const formatWords: Record<string, string> = {
  email: personWording.email,
  phone: 'Невірний номер телефону',
  money: 'Має бути сума в гривнях',
  date: 'Вкажіть дату',
  phone_format: personWording.phone,
  ...personWords,
  ...passwordWords,
  promo_code: promoCodeWording.form,
  partner_name: partnerRules.name,
  date_of_birth: partnerRules.dateOfBirth,
  partner_option: partnerRules.option,
  place: partnerRules.place,
  web_address: partnerRules.webAddress,
  partner_photo: partnerRules.photo,
  url: fieldRules.url,
  slug: fieldRules.slug,
  shop_link: fieldRules.link,
  own_path: fieldRules.ownPath,
  seller_code: fieldRules.sellerCode,
  hex_colour: fieldRules.hexColour,
  serial_prefix: fieldRules.serialPrefix,
  telegram_link: fieldRules.telegramLink,
  barcode: productRules.barcode,
  barcode_check_digit: productRules.barcodeCheckDigit,
};

const ruleWords: Record<string, string> = {
  passwords_differ: passwordWording.differ,
  price_below_value: fieldRules.priceBelowValue,
  ends_before_it_starts: promoCodeWording.endsBeforeItStarts,
  ends_after_beginning: fieldRules.endsAfterBeginning,
  block_twice: fieldRules.blockTwice,
  consent_needed: partnerRules.consent,
  certificate_amount: certificateWording.amount,
  recipient_needs_name: certificateWording.nameForGift,
  recipient_needs_email: giftWording.emailForDay,
  sum_from_hryvnia: fieldRules.sum,
  sum_or_nothing: fieldRules.sumOrNothing,
  settlement_once: fieldRules.settlementOnce,
  largest_above_least: fieldRules.largestAboveLeast,
  sum_of_day: fieldRules.sumOfDay,
  sum_of_limit: fieldRules.sumOfLimit,
  price_needed: productRules.priceNeeded,
  discount_below_price: productRules.discountBelowPrice,
  difference_needed: productRules.differenceNeeded,
  lines_or_amount: orderActionWording.linesOrAmount,
  picture_twice: productRules.pictureTwice,
  alt_needed: fieldRules.alt,
  page_slug_reserved: fieldRules.slugTaken,
};

/** The message for a field, for rules without their own message. */
export function validationMessage(issue: ValidationIssue): string {
  if (issue.isMissing) return required;
  switch (issue.code) {
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum));
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum));
    case 'invalid_type':
      return expectedWords[issue.expected ?? ''] ?? 'Неправильне значення';
    case 'invalid_format':
      return formatWords[issue.format ?? ''] ?? 'Неправильний формат';
    case 'custom':
      return contrastWords(issue.params) ?? ruleWords[issue.params?.rule ?? ''] ?? 'Неправильне значення';
    default:
      return 'Неправильне значення';
  }
}

function tooSmall(origin: string | undefined, minimum: number): string {
  if (origin === 'string') return minimum === 1 ? required : `Щонайменше ${characters(minimum)}`;
  if (origin === 'array') return `Щонайменше ${items(minimum)}`;
  return `Має бути не менше ${minimum}`;
}

function tooBig(origin: string | undefined, maximum: number): string {
  if (origin === 'string') return `Щонайбільше ${characters(maximum)}`;
  if (origin === 'array') return `Щонайбільше ${items(maximum)}`;
  return `Має бути не більше ${maximum}`;
}

const characters = (count: number) => plural(count, { one: 'символ', few: 'символи', many: 'символів' });
const items = (count: number) => plural(count, { one: 'елемент', few: 'елементи', many: 'елементів' });
