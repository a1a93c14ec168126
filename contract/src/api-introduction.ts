/** The introduction of the API documentation. */
export const apiIntroduction = `The storefront and the back office use exactly these calls. Paths work with and without the trailing slash.

## Signing in

**Customers.** \`POST /api/v1/jwt/create/\` answers an \`access\` token for 30 minutes and a \`refresh\` token for 7 days, and sets
both as cookies that no script can read. Send \`Authorization: Bearer <access>\`, or let the browser send the cookie.
\`POST /api/v1/jwt/refresh/\` exchanges the refresh token; each is good once, and its successor is answered again for 30
seconds. A request that changes something by cookie must come from the shop's own address (header \`Origin\`).

**Staff.** \`POST /api/v1/admin/auth/login/\` sets the cookie \`staff_token\`; with a second factor it also needs a \`code\`. Every
call of the back office names the roles that may use it. There are no API keys for programs yet.

**Anybody.** Calls without a lock need no sign-in.

## Money, ids and dates

Money is text with two decimals, in hryvnias: \`"1250.00"\`. Requests may send a number, too. Ids are positive integers. Moments
are ISO 8601 in UTC; days are days in Kyiv. Unknown fields are ignored.

## Sending again

\`POST /api/v1/orders/create/\` takes the header \`Idempotency-Key\` (1 to 255 characters): the same key and body give the same
order. The server counts every total itself; when the client's \`total_price\` differs, it answers 409 \`total_changed\` with the
fresh lines and totals, and writes nothing.

## Limits

Sign-in, registration, links of letters, promo codes, certificates, orders, payments, newsletter and partner calls are limited per
network address and per subject (e-mail, order). Beyond the limit the answer is 429 \`too_many_requests\` with the header
\`Retry-After\` in seconds. Bodies above the size of a call are 413.

## Errors

Wrong input is 400 with messages by field, \`{ "email": ["…"] }\`; messages of the whole form are under \`non_field_errors\`.
Everything else is \`{ "detail": "…", "code": "…", "request_id": "…" }\`: \`detail\` is Ukrainian and made to be shown, \`code\` is
permanent and made for programs, \`request_id\` stands in the log. Calls about orders also say what to show in \`error\`.

| status | meaning |
|---|---|
| 400 | the request cannot be accepted as it is |
| 401 | nobody is signed in, or the token is no longer valid |
| 403 | this person may not do it |
| 404 | there is no such thing |
| 408 | the request did not come whole in time |
| 409 | the world has changed: stock, price, state, or somebody else was faster |
| 413, 415 | the body is too large, or of another kind |
| 429 | too many requests |
| 500, 503 | the shop failed, or is unavailable for a moment |
`;
