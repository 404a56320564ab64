import { expect, sites, test } from './site.ts';
import { visit } from './visit.ts';

const { Accessories, Inquiries } = sites.en.messages;

test('a request list survives a reload and fills the inquiry form', async ({ page }) => {
  await visit(page, '/hardware/accessories?printer=2');
  const toggle = page.getByRole('checkbox', {
    name: Accessories.request.addNamed.replace('{name}', 'UltraCraft resin tray'),
  });
  await toggle.check();
  await expect(page).toHaveURL(/[?]printer=2&request=UC-201-2$/);
  await visit(page, page.url());
  await expect(toggle).toBeChecked();
  const bar = page.getByRole('region', { name: Accessories.request.bar });
  await bar.getByRole('link', { name: Accessories.request.ask }).click();
  const comments = page.getByRole('textbox', { name: Inquiries.fields.comments });
  await expect(comments).toHaveValue(/^1 × UC-201-2 UltraCraft resin tray\n/);
});
