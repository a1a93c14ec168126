// What other features may use of this one.

export { openedSetting } from './closure.ts';
export { shownDeliveries } from './deliveries-in-api.ts';
export { areRulesDecided, readFirstPoint, readOfferedRules } from './delivery-rules.ts';
export { demonstrationMark, isDemonstration, takeDemonstrationMark } from './demonstration.ts';
export { readFirstOrderNumber } from './first-order-number.ts';
export { type LetterSender, readLetterSender } from './letter-sender.ts';
export { readManagerLimits } from './manager-limits.ts';
export { readOrderNoticeEmails, saveOrderNoticeEmails } from './order-notices.ts';
export { readPublicSettings, shownDescription } from './public-settings.ts';
export { readStorefrontSettings } from './read-settings.ts';
export { readReservationLimits } from './reservation-limits.ts';
export { readSerialPrefix } from './serial-prefix.ts';
export { readShopRules, type ShopRules } from './shop-rules.ts';
export { findShopSetting, findShopSettings, insertSettingOnce, upsertShopSetting } from './shop-settings.queries.ts';
