/**
 * Builds for production regardless of NODE_ENV: in a test it would include React's development build, half as
 * large again.
 */
import { build, type InlineConfig } from 'vite'

export async function productionBuild(config: InlineConfig): Promise<void> {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    await build({ logLevel: 'error', ...config })
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
}
