/** Sample blocks of a message, from one invented file. */
import type { IsoDate } from '#domain/time/day.ts'
import { blockWords, type BlockWord } from './blockWords.ts'
import { sampleDay } from './sampleDay.ts'
import type { Block, MessageLanguage } from './variable.ts'
import { writtenValue } from './writtenValue.ts'

/** Total of the invented file in cents: principal, interest, costs and VAT, minus payments. */
export const sampleClaim = 250_21

export function sampleBlock(key: string, language: MessageLanguage, today: IsoDate): Block | undefined {
  const say = (name: BlockWord): string => blockWords[name][language]
  const money = (cents: number): string => writtenValue({ format: 'money', cents, currency: 'EUR' }, language) ?? ''
  const day = (days: number): string => writtenValue({ format: 'date', day: sampleDay(today, days) }, language) ?? ''
  const table = (head: readonly string[], rows: readonly (readonly string[])[], total?: readonly string[]): Block => ({
    kind: 'table',
    head,
    rows,
    ...(total && { total }),
    amounts: [head.length - 1],
  })
  switch (key) {
    case 'file.claimsTable':
      return table(
        [say('invoice'), say('due'), say('amount')],
        [
          ['2026-0117', day(-96), money(185_00)],
          ['2026-0342', day(-66), money(65_00)],
        ],
        [say('total'), '', money(250_00)],
      )
    case 'file.interestTable':
      return table([say('period'), say('rate'), say('amount')], [[`${day(-66)} – ${day(0)}`, '4 %', money(1_81)]])
    case 'file.paymentsTable':
      return table([say('date'), say('description'), say('amount')], [[day(-12), say('payment'), money(50_00)]])
    case 'file.instalmentTable':
      return table(
        [say('instalment'), say('date'), say('amount')],
        [1, 2, 3, 4].map((number) => [String(number), day(14 + 30 * (number - 1)), money(number < 4 ? 62_50 : 61_13)]),
        [say('total'), '', money(248_63)],
      )
    case 'file.claimSpecification':
      return table(
        [say('description'), say('amount')],
        [
          [say('principal'), money(250_00)],
          [say('interest'), money(1_81)],
          [say('costs'), money(40_00)],
          [say('vat'), money(8_40)],
          [say('paid'), money(-50_00)],
        ],
        [say('total'), money(sampleClaim)],
      )
    case 'file.qrCode':
      return { kind: 'qr', content: 'https://betalen.example/INC-2026-004217' }
    default:
      return undefined
  }
}
