export const staffSignInWording = {
  title: 'Вхід для працівників',
  email: 'Електронна пошта',
  password: 'Пароль',
  signIn: 'Увійти',
  codeTitle: 'Підтвердьте вхід',
  codeHint: 'Введіть шість цифр із застосунку для входу.',
  code: 'Код із застосунку',
  back: 'Інший обліковий запис',
};

export const secondFactorWording = {
  neededTitle: 'Увімкніть двоетапний вхід',
  neededText:
    'Крамниця працює з грошима й даними покупців, тому увійти лише з паролем не можна. Знадобиться застосунок для входу на телефоні: Google Authenticator, Microsoft Authenticator або інший.',
  password: 'Ваш пароль',
  begin: 'Почати',
  scan: 'Відскануйте цей код застосунком для входу.',
  qrCode: 'QR-код для застосунку',
  orType: 'Або введіть ключ вручну:',
  code: 'Код із застосунку',
  confirm: 'Увімкнути',
  isOn: 'Двоетапний вхід увімкнено.',
};
