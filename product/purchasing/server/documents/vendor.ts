/** Who sells, as it stands on quotes, invoices and receipts. */
export type Vendor = {
  name: string;
  address: readonly string[];
  taxId: string;
  email: string;
  phone: string;
  /** The operator's signed form W-9; null in the demo, which makes a substitute one. */
  w9File: string | null;
  /** The facts are made up. */
  demo: boolean;
};
