/** Whether a price contains the sales or value-added tax of its market. */
export type TaxRule = 'excluded' | 'included';
