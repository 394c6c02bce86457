import { expect, test } from 'vitest'
import { isRunningEnding, isRunningType, textType } from '#domain/documents/contentType.ts'

test.each([
  ['words', 'txt', 'text/plain'],
  ['a;b\n1;2', 'csv', 'text/csv'],
  ['<!DOCTYPE html>', 'txt', 'text/html'],
  ['\ufeff  <html>', 'csv', 'text/html'],
  ['a <iframe src=x>', 'txt', 'text/html'],
  ['<?xml version="1.0"?>\n<svg>', 'xml', 'image/svg+xml'],
  ['<?xml version="1.0"?><Invoice>', 'xml', 'application/xml'],
  ['#!/bin/sh', 'txt', 'application/x-sh'],
  ['From: a\r\nTo: b\r\n\r\nx', 'eml', 'message/rfc822'],
  ['just words', 'eml', 'text/plain'],
])('%j with the ending %s is %s', (start, ending, type) => {
  expect(textType(start, ending)).toBe(type)
})

test('programs and pages are never kept', () => {
  expect(
    ['text/html', 'image/svg+xml', 'application/x-sh', 'application/vnd.ms-word.document.macroEnabled.12'].filter(
      (one) => !isRunningType(one),
    ),
  ).toEqual([])
  expect(['exe', 'html', 'svg', 'docm', 'lnk'].filter((one) => !isRunningEnding(one))).toEqual([])
  expect(['application/pdf', 'text/plain'].filter(isRunningType)).toEqual([])
  expect(['pdf', 'txt', 'docx'].filter(isRunningEnding)).toEqual([])
})
