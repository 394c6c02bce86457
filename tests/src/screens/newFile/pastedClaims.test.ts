/** Columns of a pasted table by their headings or their contents, and cells in all the ways that people write them. */
import { expect, test } from 'vitest'
import { faultyRows, mappingOf, rowsFrom, tableIn } from '#src/screens/newFile/pastedClaims.ts'

const words = { invoice: 'Factuur', credit_note: 'Creditnota', rent: 'Huur' }
const read = (text: string) => {
  const table = tableIn(text)
  return rowsFrom(table, mappingOf(table, words), words)
}

test('columns are known by their headings, days and amounts in either notation', () => {
  const rows = read(
    'Debiteur\tFactuurnr.\tFactuurdatum\tVervaldatum\tOmschrijving\tBedrag\n' +
      'X\tF-1\t01-03-2026\t31-03-2026\tMaart\t1.234,56\r\n' +
      'X\tF-2\t2026-04-01\t2026-05-01\tApril\t1234.56\n',
  )
  expect(rows).toMatchObject([
    { type: 'invoice', number: 'F-1', invoiceDate: '01-03-2026', dueDate: '31-03-2026', amount: '1.234,56' },
    { number: 'F-2', invoiceDate: '01-04-2026', dueDate: '01-05-2026', description: 'April', amount: '1234.56' },
  ])
  expect(faultyRows(rows)).toBe(0)
})

test('without headings they are known by what is in them', () => {
  expect(read('F-1;1-3-2026;31-3-2026;12;€ 99,95;Huur\nF-2;1-4-2026;30-4-2026;13;€ 100;Huur')).toMatchObject([
    { number: 'F-1', invoiceDate: '01-03-2026', dueDate: '31-03-2026', amount: '€ 99,95', type: 'rent' },
    { number: 'F-2', amount: '€ 100', type: 'rent' },
  ])
})

test('a cell that cannot be read stays as it is and is counted', () => {
  const rows = read('number\tinvoice date\tdue date\tamount\nF-1\t31-02-2026\t\tabc\nF-2\t1-1-2026\t2-1-2026\t5')
  expect(rows[0]).toMatchObject({ number: 'F-1', invoiceDate: '31-02-2026', dueDate: '', amount: 'abc' })
  expect(faultyRows(rows)).toBe(1)
})

test('another choice of columns is followed', () => {
  const table = tableIn('1-3-2026\tA\t5\n2-3-2026\tB\t6')
  expect(rowsFrom(table, ['dueDate', null, 'amount'], words)).toMatchObject([
    { dueDate: '01-03-2026', number: '', amount: '5' },
    { dueDate: '02-03-2026', amount: '6' },
  ])
  expect(rowsFrom(tableIn(''), [], words)).toEqual([])
})
