// What other features may use of this one.

export { blockBoughtCertificates, blockRefunded, settleRefunded } from './block-bought.ts';
export { lockOrderCertificates } from './certificates.queries.ts';
export { findOfferedCertificates } from './find-offered-certificates.ts';
export { eraseRecipients } from './issuing/erase-recipients.ts';
export { issueBoughtCertificates } from './issuing/issue-bought.ts';
export {
  lockCertificates,
  NotEnoughBalance,
  redeemAgain,
  redeemCertificates,
  returnCertificates,
  returnToCertificates,
} from './redeem-certificates.ts';
