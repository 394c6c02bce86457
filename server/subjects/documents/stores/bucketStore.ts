/** Bytes in a bucket of an S3-compatible server. */
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import type { GetObjectCommandOutput, S3Client } from '@aws-sdk/client-s3'
import type { Bucket } from '#server/config.ts'
import { ContentMissing, keyOf, type Store } from './store.ts'

export function bucketStore({ name, ...given }: Bucket): Store {
  // Large, and of no use to an office with a folder.
  const sdk = () => import('@aws-sdk/client-s3')
  let opened: Promise<S3Client> | undefined
  const client = () =>
    (opened ??= sdk().then(
      ({ S3Client }) =>
        new S3Client({
          endpoint: given.endpoint?.href,
          region: given.region,
          // Buckets are no host names on servers of one's own.
          forcePathStyle: true,
          credentials:
            given.keyId && given.secret ? { accessKeyId: given.keyId, secretAccessKey: given.secret } : undefined,
          // Servers that do not know the checksums of Amazon would store their frames as content.
          requestChecksumCalculation: 'WHEN_REQUIRED',
          responseChecksumValidation: 'WHEN_REQUIRED',
        }),
    ))
  const at = (sha256: string) => ({ Bucket: name, Key: `documents/${keyOf(sha256)}` })

  return {
    async keep(sha256, { path, size }) {
      const { PutObjectCommand } = await sdk()
      const body = { Body: createReadStream(path), ContentLength: size, ContentType: 'application/octet-stream' }
      await (await client()).send(new PutObjectCommand({ ...at(sha256), ...body }))
    },
    async open(sha256) {
      const { GetObjectCommand } = await sdk()
      const found: GetObjectCommandOutput = await (
        await client()
      )
        .send(new GetObjectCommand(at(sha256)))
        .catch((error: unknown) => {
          throw isAbsent(error) ? new ContentMissing(sha256, { cause: error }) : error
        })
      if (!found.Body) throw new ContentMissing(sha256)
      return found.Body as Readable
    },
    async keptAt(sha256) {
      const { HeadObjectCommand } = await sdk()
      const found = await (await client()).send(new HeadObjectCommand(at(sha256))).catch((error: unknown) => {
        if (isAbsent(error)) return undefined
        throw error
      })
      return found?.LastModified?.getTime()
    },
    async remove(sha256) {
      const { DeleteObjectCommand } = await sdk()
      await (await client()).send(new DeleteObjectCommand(at(sha256)))
    },
  }
}

const isAbsent = (error: unknown): boolean => error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name)
