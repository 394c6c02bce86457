/**
 * Logs an error when the server is behind a proxy that TRUST_PROXY does not name: all people then share its
 * address.
 */
import { BlockList, isIP } from 'node:net'
import fp from 'fastify-plugin'

/** Networks in which proxies stand. The header from elsewhere says nothing, since any stranger may send it. */
const near = new BlockList()
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['127.0.0.0', 8],
] as const) {
  near.addSubnet(network, bits, 'ipv4')
}
near.addSubnet('fc00::', 7, 'ipv6')
near.addAddress('::1', 'ipv6')

export const forwarded = fp(async (app) => {
  if (app.config.trustProxy !== undefined) return
  let isSaid = false
  app.addHook('onRequest', (request, _reply, done) => {
    const isForwarded = request.headers['x-forwarded-for'] !== undefined
    const family = isIP(request.ip) === 6 ? 'ipv6' : 'ipv4'
    if (!isSaid && isForwarded && near.check(request.ip, family)) {
      isSaid = true
      const message =
        'requests come through a proxy that TRUST_PROXY does not name, so all people share its address and its limits'
      request.log.error({ proxy: request.ip }, message)
    }
    done()
  })
})
