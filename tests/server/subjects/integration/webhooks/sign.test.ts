import { Webhook } from 'standardwebhooks'
import { expect, onTestFinished, test, vi } from 'vitest'
import { signed } from '#server/subjects/integration/webhooks/sign.ts'

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

test('signs as the published example of Standard Webhooks does', () => {
  expect(signed([secret], 'msg_p5jXN8AQM9LWM0D4loKWxJek', 1_614_265_330_000, '{"test": 2432232314}')).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

test('two secrets sign side by side, and either is enough for the receiver', () => {
  const other = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD'
  // The receiver refuses what was signed long before its own clock.
  const moment = Date.parse('2026-11-28T12:00:00Z')
  vi.setSystemTime(moment)
  onTestFinished(() => void vi.useRealTimers())
  const headers = signed([other, secret], 'msg_1', moment, '{}')
  expect(headers['webhook-signature']?.split(' ')).toHaveLength(2)
  for (const one of [secret, other]) expect(() => new Webhook(one).verify('{}', headers)).not.toThrow()
  expect(() => new Webhook(secret).verify('{"a":1}', headers)).toThrow()
})
