/** For a shop opened at another address than its own, where all changes are refused. */
export const otherAddressWording = {
  refusal: ({ address }: { address: string }) =>
    `Цю дію можна виконати лише на сайті крамниці: ${address}. Ви відкрили його за іншою адресою.`,
  admin: ({ opened, address }: { opened: string; address: string }) =>
    `Ви відкрили бек-офіс за адресою ${opened}, а адреса крамниці — ${address}. Тут нічого не можна змінити. Відкрийте бек-офіс за адресою крамниці або виправте PUBLIC_URL у налаштуваннях сервера.`,
  toAdmin: 'Відкрити за адресою крамниці',
};
