/** Parses pasted bank lines: columns separated by tabs or semicolons. */
import type { BankLine } from '#domain/money/paymentDescription.ts'

export const mostLines = 100

/** Description, name, IBAN and bank code, in this order; missing ones are empty. */
export function linesIn(text: string): BankLine[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, mostLines)
    .map((line) => {
      const [description = '', name = '', iban = '', code = ''] = line
        .split(line.includes('\t') ? '\t' : ';')
        .map((part) => part.trim())
      return { text: description, name, iban, bank_code: code }
    })
}
