import { PASSWORD } from './demo.ts';
import { expect, test } from './kindred.ts';

/** The table itself is unit-tested row by row; these walk one row of each kind in a browser. */
test('old addresses lead to today’s @whole', async ({ page, kindred }) => {
  await page.goto(`${kindred.dashboard}/fortress/login`);
  await expect(page).toHaveURL(`${kindred.dashboard}/`);
  await page.goto(`${kindred.dashboard}/index.php/`);
  await expect(page).toHaveURL(`${kindred.dashboard}/`);
  await page.goto(`${kindred.dashboard}/play`);
  await expect(page).toHaveURL(new RegExp(`^${kindred.student}/`));
  await page.goto(`${kindred.dashboard}/educator/lessons`);
  await expect(page).toHaveURL(/r=%2Feducator(&|$)/);
  await page.goto(`${kindred.student}/cart/buyHomeLicense`);
  await expect(page).toHaveURL(`${kindred.dashboard}/payment-family-subscription`);
});

test('back from a payment: canceled, unknown, and what the server says @whole', async ({ page, kindred }) => {
  await page.goto(`${kindred.dashboard}/payment/canceled`);
  await expect(page.getByText('The payment was canceled. Nothing was charged')).toBeVisible();
  await page.goto(`${kindred.dashboard}/payment/completed/cs_test_1`);
  await expect(page.getByText(/We do not know the status of this payment yet/)).toBeVisible();
  await page.route('**/api/payment-completed/*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto(`${kindred.dashboard}/payment/completed/cs_test_2`);
  await expect(page.getByText(/We do not know the status of this payment yet/).first()).toBeVisible();
});

test('a payment that made a new user signs them in and leads to their page @whole', async ({
  page,
  kindred,
}) => {
  const session = await page.request.post(`${kindred.dashboard}/api/login`, {
    data: { username: 'parent@kindred.test', password: PASSWORD },
  });
  const body = await session.text();
  await page.route('**/api/payment-completed/*', (route) =>
    route.fulfill({ contentType: 'application/json', body }),
  );
  await page.goto(`${kindred.dashboard}/payment/completed/cs_test_3`);
  await expect(page).toHaveURL(`${kindred.dashboard}/parent/payment-completed?session=cs_test_3`);
  // Nobody paid: then nothing is claimed, there as little as on the bare address.
  await expect(page.getByText('There is no payment to show here')).toBeVisible();
  await page.goto(`${kindred.dashboard}/parent/payment-completed`);
  await expect(page.getByText('There is no payment to show here')).toBeVisible();
});
