import { expect, test } from 'vitest'
import { webhookName } from '#domain/webhooks/name.ts'

test.for([
  ['https://hooks.example.com', 'hooks.example.com'],
  ['https://hooks.example.com:8443/dossier/', 'hooks.example.com:8443/dossier'],
  ['https://hooks.example.com/v1/in/dossier?key=secret#top', 'hooks.example.com/…/dossier'],
  [`https://hooks.example.com/${'a'.repeat(2000)}`, `hooks.example.com/${'a'.repeat(41)}…`],
] as const)('%s is called %s', ([address, name]) => {
  expect(webhookName(address)).toBe(name)
})
