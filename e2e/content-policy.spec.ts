import { expect, test } from './support/test.ts';

/** Elements that would fetch something, and from where. */
const plants = {
  img: 'pictures.example',
  video: 'films.example',
  iframe: 'frames.example',
  script: 'scripts.example',
};

test('what the content policy keeps from a page is noticed, in whatever words the browser says so', async ({
  page,
  blocked,
}) => {
  await page.goto('/login');
  for (const [tag, host] of Object.entries(plants)) {
    await page.evaluate(
      ([name, address]) => {
        const element = document.createElement(name);
        element.setAttribute('src', address);
        document.body.append(element);
      },
      [tag, `https://${host}/`] as const,
    );
  }
  const found = (): string[] => Object.values(plants).filter((host) => blocked.some((text) => text.includes(host)));
  await expect.poll(found).toEqual(Object.values(plants));
  blocked.length = 0;
});
