import { expect, test } from 'vitest'
import { coresOf, passwordProblems } from '#domain/access/passwordRules.ts'

const jan = { username: 'j.jansen', name: 'Jan van Jansen', email: 'jan.j@bolwerk.example' }

test.each([
  ['V01: eleven characters', 'vlagstok-ei', ['tooShort']],
  ['V01: twelve characters', 'vlagstok-eik', []],
  ['V01: 64 characters', 'lang en toch goed te onthouden '.repeat(3).slice(0, 64), []],
  ['V01: 128 characters', 'iets wat niemand raadt, en ik wel onthoud; '.repeat(4).slice(0, 128), []],
  ['V01: 257 characters', `${'vlagstok-eik'.repeat(22)}`.slice(0, 257), ['tooLong']],
  ['characters, not code units', '🙂🙃😉😊😋😎😍😘🥰😗😙', ['tooShort']],
  ['V02: no capital, digit or sign is asked for', 'vlagstokeiken', []],
  ['V02: the same letter, then something else', 'aaaaaaaaaaaaaaaaaaaa b', []],
  ['one letter again and again', 'aaaaaaaaaaaaaaaa', ['pattern']],
  ['one word again and again', 'tralatralatrala', ['pattern']],
  ['a row of keys', 'qwertyuiop123456', ['pattern']],
  ['the alphabet backwards', 'zyxwvutsrqponm', ['pattern']],
  ['V03: the product', 'Dossier2026!', ['ofAccount']],
  ['V03: the username', 'j.jansen-2026', ['ofAccount']],
  ['V03: the username backwards', 'nesnaj.j-2026', ['ofAccount']],
  ['V03: the name in other signs', 'J4n.J4n$en.2026', ['ofAccount']],
  ['V03: the name of the mail and of its company', 'jan@bolwerk12', ['ofAccount']],
  ['V03: name and product together', 'dossier-jansen-dossier', ['ofAccount']],
  ['a name within something of one’s own', 'jansen telt lantaarnpalen', []],
])('%s', (_why, password, problems) => {
  expect(passwordProblems(password, jan)).toEqual(problems)
})

test('nothing is held against somebody of whom nothing is known', () => {
  expect(passwordProblems('vlagstok-eik', {})).toEqual([])
})

test.each([
  ['Welkom2026!!', 'welkom'],
  ['p@ssw0rd1234', 'password'],
  ['!!1lov3you!!', 'lov'],
  ['drowssap2026', 'password'],
  ['geheimgeheim', 'geheim'],
  ['Crème-brûlée', 'cremebrulee'],
])('%s comes down to %s', (password, core) => {
  expect([...coresOf(password)].some((found) => found.includes(core))).toBe(true)
})
