export default {
  metaDescription:
    'Write to, call or visit {{brand}} in {{city}}, {{country}}: business inquiry form, email, phone, WeChat, WhatsApp, business hours and map.',
  lead: 'Projects, quotations, spare parts, service: the right person replies {{replyTime}}.',
  form: {
    heading: 'How Can We Help?',
    details: 'Inquiry Details',
    detailsHelp: 'Project, type of unit or part number, quantity, destination.',
    submit: 'SEND BUSINESS INQUIRY',
    sent: 'Thank you for your inquiry',
    reply: 'We reply {{replyTime}}, Monday to Friday.',
    readers: 'our sales team',
  },
  /** The part that the page was opened for. */
  part: {
    label: 'Your inquiry is about',
    number: 'Part number: {{number}}',
    minimumOrder: 'Minimum order quantity: {{moq}}',
    quantity: 'Quantity',
  },
  askAnother: 'Ask about another part',
  mailSubject: 'Business inquiry from {{name}}',
  information: {
    heading: 'Contact information',
    serviceLine: 'Emergency line, 24 hours',
    weChat: 'Phone / WeChat',
    whatsApp: 'WhatsApp',
  },
  hours: {
    heading: 'Business hours',
    office:
      'The office replies to messages {{replyTime}}, Monday to Friday. If a unit stands still, call the emergency line: it is answered at any hour.',
    days: [
      { label: 'Mon–Fri', value: '9 AM–6 PM' },
      { label: 'Sat', value: '10 AM–2 PM' },
      { label: 'Sun', value: 'closed' },
    ],
    zone: '{{timeZone}}',
  },
  map: {
    heading: 'How to find us',
    title: 'Map showing {{brand}} in {{city}}, {{country}}',
    drawn: 'Drawing of the streets around us',
    link: 'Open the map in a new tab',
  },
};
