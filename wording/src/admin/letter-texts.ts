import type { TemplateFault } from '@shop/domain/letter-templates.ts';

export function templateFaultWords(fault: TemplateFault, names: readonly string[]): string {
  if (fault.rule === 'lone_brace') return 'Фігурні дужки стоять лише навколо значень: відкрийте й закрийте кожну.';
  const known = names.map((name) => `{${name}}`).join(', ');
  return fault.name === ''
    ? `У дужках немає назви значення. Тут можна: ${known}.`
    : `Значення {${fault.name}} у цьому листі немає. Тут можна: ${known}.`;
}
