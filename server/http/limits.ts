/**
 * Nobody gets everything: a pace per address on the routes that ask for one (`config.rateLimit`),
 * and 503 with a retry hint while the event loop is far behind.
 */
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import fp from 'fastify-plugin'
import { Busy, TooManyTries } from '#server/errors.ts'
import { networkOf } from '#server/foundation/network.ts'

/** Milliseconds between two measures of the event loop. */
const sampleInterval = 1000

export const limits = fp(async (app) => {
  await app.register(rateLimit, {
    global: false,
    // Whoever has an IPv6 address has 2^64 of them.
    keyGenerator: ({ ip }) => networkOf(ip),
    errorResponseBuilder: (_request, { ttl }) => new TooManyTries(Math.ceil(ttl / 1000)),
  })

  let listeningSince = performance.now()
  app.addHook('onListen', async () => void (listeningSince = performance.now()))
  await app.register(underPressure, {
    maxEventLoopDelay: app.config.maxDelay,
    sampleInterval,
    pressureHandler: (_request, _reply, _type, delay) => {
      // What building the app took is no reason to refuse its first requests.
      const measuresTheStart = performance.now() - listeningSince < 2 * sampleInterval
      // Infinite is what a second without one sample is called, and says nothing about its length.
      if (!measuresTheStart && Number.isFinite(delay)) throw new Busy()
    },
  })
})
