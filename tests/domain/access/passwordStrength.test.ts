import { expect, test } from 'vitest'
import { passwordStrength } from '#domain/access/passwordStrength.ts'

const jan = { username: 'j.jansen', name: 'Jan van Jansen', email: 'jan.j@bolwerk.example' }

test.each([
  ['', undefined],
  ['kort', 'weak'],
  ['j.jansen-2026', 'weak'],
  ['qwertyuiop123456', 'weak'],
  ['vlagstokeiken', 'fair'],
  ['aaaaaaaaaaaaaaaaaaaa b', 'fair'],
  ['vlagstok-eiken', 'fair'],
  ['vlagstok-eiken-7', 'good'],
  ['vlagstok eikenhout', 'good'],
  ['paarse giraffe danst 77', 'strong'],
])('%s is %s', (password, strength) => {
  expect(passwordStrength(password, jan)).toBe(strength)
})
