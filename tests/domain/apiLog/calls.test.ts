import { expect, test } from 'vitest'
import { callTypeOf } from '#domain/apiLog/callType.ts'
import { pluginOf } from '#domain/apiLog/plugin.ts'

test.each([
  ['/api/v4/webhook/3', 'webhook'],
  ['/api/v4/file/3', 'file'],
  ['/api/v4/file/3/document', 'document'],
  ['/api/v4/debtor', 'debtor'],
  ['/api/v4/claim', 'invoice'],
  ['/api/v4/payment', 'payment'],
  ['/api/v4/country', 'other'],
])('%s is about: %s', (path, type) => {
  expect(callTypeOf(path, false)).toBe(type)
  expect(callTypeOf(path, true)).toBe('auth')
})

test.each([
  ['Magento/2.4.1', { plugin: 'Magento', version: '2.4.1' }],
  ['WooCommerce/v8.2 (WordPress 6.4)', { plugin: 'WooCommerce', version: '8.2' }],
  ['Exact Online', { plugin: 'Exact', version: '' }],
  ['curl/8.1', undefined],
  ['Mozilla/5.0 (X11)', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s names %o', (agent, plugin) => {
  expect(pluginOf(agent)).toEqual(plugin)
})
