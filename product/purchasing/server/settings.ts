import path from 'node:path';
import * as z from 'zod/mini';
import {
  type Environment,
  emailAddress,
  lineOrDemo,
  matching,
  readEnvironment,
  SettingsError,
  secret,
  webAddress,
} from '#platform/server/settings/environment.ts';

export type PurchasingSettings = {
  /** Null: nobody can pay by card, save in demo mode, where a simulator takes the payments. */
  stripe: StripeSettings | null;
  vendor: VendorSettings;
};

/** Who sells: stands on quotes, invoices and receipts. */
export type VendorSettings = {
  name: string;
  address: readonly string[];
  taxId: string;
  email: string;
  phone: string;
  /** The signed form W-9. */
  w9File: string | null;
  /** The facts are those of the demo. */
  demo: boolean;
};

type StripeSettings = {
  secretKey: string;
  webhookSecret: string;
  /** Another address than Stripe's own, for a simulator: an origin. */
  apiHost: string | null;
};

const vendorLines = (demo: boolean) =>
  z.object({
    VENDOR_EMAIL: emailAddress(lineOrDemo(demo, 'billing@kindred.test')),
    VENDOR_NAME: lineOrDemo(demo, 'Kindred Demonstration LLC'),
    VENDOR_ADDRESS: lineOrDemo(demo, '100 Harbor Street, Suite 400|Durham, NC 27701'),
    VENDOR_TAX_ID: lineOrDemo(demo, '00-0000000'),
    VENDOR_PHONE: z._default(z.string(), demo ? '(555) 010-0100' : ''),
    W9_FILE: z.optional(z.string()),
  });

const stripeLines = z.object({
  STRIPE_SECRET_KEY: secret(
    z.optional(
      matching(/^(sk|rk)_\w+$/, 'must begin with sk_ or rk_: it is the secret key, not the public one'),
    ),
  ),
  STRIPE_WEBHOOK_SECRET: secret(z.optional(z.string())),
  STRIPE_API_HOST: z.optional(webAddress()),
});

export function readPurchasingSettings(environment: Environment, demo: boolean): PurchasingSettings {
  const vendor = readEnvironment(vendorLines(demo), environment);
  return {
    vendor: {
      name: vendor.VENDOR_NAME,
      address: vendor.VENDOR_ADDRESS.split('|')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
      taxId: vendor.VENDOR_TAX_ID,
      email: vendor.VENDOR_EMAIL,
      phone: vendor.VENDOR_PHONE,
      w9File: vendor.W9_FILE === undefined ? null : path.resolve(vendor.W9_FILE),
      demo: demo && (environment['VENDOR_NAME'] ?? '').trim() === '',
    },
    stripe: readStripe(environment),
  };
}

function readStripe(environment: Environment): StripeSettings | null {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_HOST: apiHost = null,
  } = readEnvironment(stripeLines, environment);
  if (secretKey === undefined && webhookSecret === undefined && apiHost === null) return null;
  if (secretKey === undefined) {
    throw new SettingsError('STRIPE_SECRET_KEY', 'is missing: the other STRIPE settings need it');
  }
  if (webhookSecret?.startsWith('whsec_') !== true) {
    throw new SettingsError(
      'STRIPE_WEBHOOK_SECRET',
      'must begin with whsec_: Stripe shows it beside the webhook',
    );
  }
  return { secretKey, webhookSecret, apiHost };
}
