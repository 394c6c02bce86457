import { expect, test } from 'vitest'
import { destinationProblem } from '#domain/webhooks/destination.ts'

test.each([
  ['https://hooks.example.com/in?x=1', undefined],
  ['https://hooks.example.com:8443/', undefined],
  ['https://hooks.example.com:443/', undefined],
  ['http://hooks.example.com/', 'https'],
  ['ftp://hooks.example.com/', 'https'],
  ['nonsense', 'url'],
  ['https://hooks.example.com:22/', 'port'],
  ['https://me:pass@hooks.example.com/', 'credentials'],
  ['https://localhost/', 'private'],
  ['https://LOCALHOST./', 'private'],
  ['https://intranet/', 'private'],
  ['https://printer.local/', 'private'],
  ['https://metadata.google.internal/', 'private'],
  ['https://a.localhost:8443/', 'private'],
])('%s: %s', (url, problem) => {
  expect(destinationProblem(url)).toBe(problem)
})
