import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { caseFile } from '#tests/fixtures/visitorForms.ts';
import { readPicture } from './imageUpload.ts';

const maxBytes = 2_621_440;
const photo = caseFile('photo-ok.jpg');
const padded = (length: number) => Buffer.concat([photo, Buffer.alloc(length - photo.length)]);
const svg = (inner: string, attributes = 'width="20" height="20"') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`,
  );
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0f5c63' }, limitInputPixels: false });

async function accepted(bytes: Uint8Array, kind: 'portrait' | 'logo' = 'portrait') {
  const read = await readPicture(bytes, kind);
  if ('error' in read) throw new Error(`refused: ${read.error}`);
  return read.picture;
}

async function colorAt(bytes: Buffer, x = 0, y = 0) {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * info.channels;
  return [...data.subarray(at, at + info.channels)];
}

describe('a picture', () => {
  test.each(['jpeg', 'png', 'webp', 'gif'] as const)('in the form of %s becomes a WebP', async (format) => {
    const picture = await accepted(await plain(30, 40).toFormat(format).toBuffer());
    expect(picture).toMatchObject({ contentType: 'image/webp', width: 30, height: 40 });
    expect(picture.bytes.subarray(8, 12).toString()).toBe('WEBP');
  });

  test('UPL-01 of exactly 2,621,440 bytes is taken, and one byte more is not', async () => {
    await accepted(padded(maxBytes));
    expect(await readPicture(padded(maxBytes + 1), 'portrait')).toEqual({ error: 'size' });
  });

  test.each(['html-named-jpg.jpg', 'gif-polyglot.jpg', 'svg-entity.svg'])('UPL-04 %s is refused', async (name) => {
    expect(await readPicture(caseFile(name), 'portrait')).toEqual({ error: 'type' });
  });

  test('UPL-04 svg-script.svg becomes dots, and its script is gone', async () => {
    const picture = await accepted(caseFile('svg-script.svg'));
    expect(picture.contentType).toBe('image/webp');
    expect(picture.bytes.toString('latin1')).not.toMatch(/script|javascript|onload|svg/i);
  });

  test('UPL-04 a JPEG that ends in a page of HTML loses the page', async () => {
    const picture = await accepted(Buffer.concat([photo, Buffer.from('<script>document.title="ran"</script>')]));
    expect(picture.bytes.includes('script')).toBe(false);
  });

  test.each(['empty.jpg', 'truncated.jpg', 'zip-named-docx.docx', 'cv.docx', 'cv-arabic-title.pdf'])(
    'UPL-06 %s is refused',
    async (name) => {
      expect(await readPicture(caseFile(name), 'portrait')).toEqual({ error: 'type' });
    },
  );

  test.each(['jpeg', 'png', 'webp', 'gif'] as const)('UPL-06 a %s cut in its middle is refused', async (format) => {
    const noise = sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    });
    const whole = await noise.toFormat(format).toBuffer();
    expect(await readPicture(whole.subarray(0, Math.floor(whole.length / 2)), 'portrait')).toEqual({ error: 'type' });
  });

  test('loses its metadata: place, camera, comment and color profile', async () => {
    const tagged = await plain(30, 40)
      .withExif({ IFD0: { Copyright: 'CANARY' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 17/1 0/1' } })
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    expect((await sharp(tagged).metadata()).exif).toBeDefined();
    const { bytes } = await accepted(tagged);
    const { exif, icc, xmp, iptc } = await sharp(bytes).metadata();
    expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(bytes.includes('CANARY')).toBe(false);
  });

  test('that a telephone laid on its side stands upright', async () => {
    const picture = await accepted(await plain(40, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer());
    expect([picture.width, picture.height]).toEqual([20, 40]);
  });

  test('is made no larger than it is shown, and never enlarged', async () => {
    const large = await accepted(await plain(3000, 2000).jpeg().toBuffer());
    expect([large.width, large.height]).toEqual([640, 427]);
    const small = await accepted(await plain(10, 10).png().toBuffer());
    expect([small.width, small.height]).toEqual([10, 10]);
  });

  test('with see-through parts lies on white as a portrait and stays see-through as a logo', async () => {
    const clear = await sharp({
      create: { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    expect(await colorAt((await accepted(clear, 'portrait')).bytes)).toEqual([255, 255, 255]);
    expect((await colorAt((await accepted(clear, 'logo')).bytes))[3]).toBe(0);
  });

  test('that moves keeps its first frame', async () => {
    const frame = (color: string) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background: color } })
        .png()
        .toBuffer();
    const moving = await sharp([await frame('#ff0000'), await frame('#0000ff')], { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(moving, { animated: true }).metadata()).pages).toBe(2);
    const { bytes, height } = await accepted(moving);
    expect(height).toBe(8);
    const [red = 0, , blue = 0] = await colorAt(bytes, 4, 4);
    expect(red).toBeGreaterThan(blue);
  });

  test('of 40 megapixels is taken, and one row more is refused without being decoded', async () => {
    await accepted(await plain(8000, 5000).png({ compressionLevel: 1 }).toBuffer());
    const bomb = await plain(8000, 5001).png({ compressionLevel: 1 }).toBuffer();
    expect(await readPicture(bomb, 'portrait')).toEqual({ error: 'pixels' });
  }, 30_000);
});

describe('a drawing (SVG)', () => {
  test('is drawn at the size it is shown at', async () => {
    const picture = await accepted(svg('<rect width="20" height="20" fill="#ff0000"/>'), 'logo');
    expect([picture.width, picture.height]).toEqual([512, 512]);
  });

  test('can not show files of the server', async () => {
    const secret = join(tmpdir(), `riwaq-secret-${process.pid}.png`);
    writeFileSync(
      secret,
      await sharp({ create: { width: 20, height: 20, channels: 3, background: '#ff0000' } })
        .png()
        .toBuffer(),
    );
    const drawing = svg(`<image width="20" height="20" href="file://${secret}" xlink:href="${secret}"/>`);
    expect(await colorAt((await accepted(drawing)).bytes, 5, 5)).toEqual([255, 255, 255]);
  });

  const entities = `<!DOCTYPE svg [<!ENTITY a "${'a'.repeat(10)}"><!ENTITY x SYSTEM "file:///etc/passwd">]>`;
  const nested = Array.from(
    { length: 8 },
    (_, level) => `<g id="g${level + 1}">${`<use href="#g${level}"/>`.repeat(10)}</g>`,
  );
  const slow = '<feTurbulence numOctaves="50" baseFrequency="0.9"/><feGaussianBlur stdDeviation="500"/>'.repeat(40);
  test.concurrent.each([
    [
      'with entities',
      Buffer.from(`${entities}<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&x;</text></svg>`),
    ],
    ['of a hundred thousand dots a side', svg('<rect width="1" height="1"/>', 'width="100000" height="100000"')],
    [
      'that repeats itself a hundred million times',
      svg(`<g id="g0"><rect width="1" height="1"/></g>${nested.join('')}`),
    ],
    [
      'that would be drawn for minutes',
      svg(
        `<filter id="f">${slow}</filter><rect width="6000" height="6000" filter="url(#f)"/>`,
        'width="6000" height="6000"',
      ),
    ],
    ['that is no XML', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect')],
    ['without a size', svg('', 'width="0" height="0"')],
  ])('%s is refused within seconds', { timeout: 20_000 }, async (_name, drawing) => {
    const startedAt = performance.now();
    expect(await readPicture(drawing, 'portrait')).toEqual({ error: 'type' });
    expect(performance.now() - startedAt).toBeLessThan(8_000);
  });
});

test('a flood of pictures is asked to come back rather than queued without end', async () => {
  const one = await plain(1200, 1200).jpeg().toBuffer();
  const results = await Promise.allSettled(Array.from({ length: 60 }, () => readPicture(one, 'portrait')));
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused.length).toBe(60 - 34);
  expect(refused.every((result) => (result.reason as { code?: string }).code === 'rate_limited')).toBe(true);
  await accepted(one);
}, 30_000);
