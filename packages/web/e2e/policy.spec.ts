import { expect, test } from './test.js';

test('what the content security policy forbids does not happen, and every spec would hear of it', async ({
  page,
  complaints,
}) => {
  await page.goto('/');
  const colour = await page.evaluate(() => {
    document.body.innerHTML = '<p style="color: red">Styled in the markup.</p>';
    const script = document.createElement('script');
    script.textContent = 'document.body.remove()';
    document.body.append(script);
    return getComputedStyle(document.querySelector('p') ?? document.body).color;
  });
  expect(colour).not.toBe('rgb(255, 0, 0)');
  await expect
    .poll(() => complaints)
    .toEqual([
      expect.stringMatching(/inline style.*style-src 'self'/),
      expect.stringMatching(/inline script.*script-src 'self'/),
    ]);
  complaints.length = 0; // as they should be
});

test('a script that fails and a file that is not there are heard of, too, in every context', async ({
  browser,
  baseURL,
  complaints,
}) => {
  const fresh = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const page = await fresh.newPage();
  await page.goto('/');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('planted');
    });
    return fetch('/nowhere');
  });
  await expect.poll(() => [...complaints].sort()).toEqual(['Error: planted', expect.stringContaining('404')]);
  complaints.length = 0;
  await fresh.close();
});
