/**
 * Limits load: a rate per network on routes that ask for it (`config.rateLimit`), and 503 with a retry hint
 * while the event loop lags far behind.
 */
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import fp from 'fastify-plugin'
import { Busy, TooManyTries } from '#server/errors.ts'
import { networkOf } from '#server/foundation/network.ts'

/** Milliseconds between two measurements of the event loop. */
const sampleInterval = 1000

export const limits = fp(async (app) => {
  await app.register(rateLimit, {
    global: false,
    // Counts by network: the holder of one IPv6 network has 2^64 addresses.
    keyGenerator: ({ ip }) => networkOf(ip),
    errorResponseBuilder: (_request, { ttl }) => new TooManyTries(Math.ceil(ttl / 1000)),
  })

  let listeningSince = performance.now()
  app.addHook('onListen', async () => void (listeningSince = performance.now()))
  await app.register(underPressure, {
    maxEventLoopDelay: app.config.maxDelay,
    sampleInterval,
    pressureHandler: (_request, _reply, _type, delay) => {
      // Building the app delays the loop too, which is no reason to refuse the first requests.
      const measuresTheStart = performance.now() - listeningSince < 2 * sampleInterval
      // Without any sample in an interval the mean is not finite, and says nothing.
      if (!measuresTheStart && Number.isFinite(delay)) throw new Busy()
    },
  })
})
