/** ISBN: 13 digits, the last of which is a check digit with weights 1 and 3 in turn. */
export function isIsbn(text: string): boolean {
  if (!/^97[89][0-9]{10}$/.test(text)) return false
  return [...text].reduce((sum, digit, index) => sum + Number(digit) * (index % 2 ? 3 : 1), 0) % 10 === 0
}
