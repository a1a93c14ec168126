import type { DeclineReason } from '@shop/contract/payments.ts';
import { glued } from './glued.ts';

/** The bank's reasons for a decline, and what the customer can do. */
const declineReasons: Record<DeclineReason, string> = {
  declined_by_bank: 'Банк, що видав картку, відхилив платіж. Спробуйте іншу картку або зверніться до свого банку.',
  wrong_cvv: 'Неправильний код CVV2: це три цифри на звороті картки.',
  card_expired: 'Строк дії картки минув. Спробуйте іншу картку.',
  insufficient_funds: 'На картці недостатньо коштів. Поповніть її або спробуйте іншу.',
  wrong_card: 'Банк не знає такої картки. Перевірте номер і строк дії.',
  limit_exceeded: 'Перевищено ліміт картки. Змініть його в застосунку свого банку або спробуйте іншу картку.',
  not_confirmed: 'Платіж не підтверджено в застосунку банку чи кодом із повідомлення. Спробуйте ще раз.',
  card_restricted: 'Банк обмежив платежі цією карткою. Спробуйте іншу або зверніться до свого банку.',
  suspected_fraud: 'Перевірка безпеки зупинила платіж. Спробуйте іншу картку або зверніться до свого банку.',
  time_over: 'Час на оплату вийшов. Спробуйте ще раз.',
  left_by_customer: 'Ви скасували оплату.',
};

export const declineWords = (reason: DeclineReason) => glued(declineReasons[reason]);
