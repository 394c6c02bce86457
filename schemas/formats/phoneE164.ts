/**
 * Telephone numbers in E.164: +, country, number, no spaces. Dutch numbers must fit their numbering plan: 9
 * digits, 800 and 90x numbers 7 or 10, machine numbers (97) 11.
 */
const abroad = /^\+(?!31)[1-9][0-9]{6,14}$/
const dutch = /^\+31(?:(?!97)[1-9][0-9]{8}|(?:800|90[069])[0-9]{4}(?:[0-9]{3})?|97[0-9]{9})$/

export const isPhoneE164 = (text: string): boolean => dutch.test(text) || abroad.test(text)
