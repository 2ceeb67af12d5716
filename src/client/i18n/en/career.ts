export default {
  metaDescription:
    'Work at {{brand}} in {{city}}: engineering, production, service and export. Benefits, how to apply, and the application form.',
  lead: 'Build machines that thousands of people trust every day without thinking about it.',
  apply: 'Apply now',
  benefits: {
    heading: 'Why work with us',
    items: [
      {
        title: 'Innovative Environment',
        text: 'Design, test tower and production stand on one site. What you draw in the morning can be measured on a running machine the same week.',
      },
      {
        title: 'Career Growth',
        text: 'Each newcomer has a mentor and a training plan. Posts for team leaders and project managers are offered inside the company first.',
      },
      {
        title: 'Competitive Benefits',
        text: 'Fair pay reviewed every year, a bonus tied to results, insurance and paid leave, and a canteen that people praise.',
      },
    ],
  },
  commitment: {
    heading: 'Our Commitment',
    items: [
      'Safety comes before the deadline, in the factory and on every site.',
      'Equal pay for equal work, and hiring by ability alone.',
      'Training in paid working time, including the certificates that your trade requires.',
      'Clear goals, honest feedback twice a year, and an open door for suggestions.',
      'Respect for family life: shift plans are fixed four weeks ahead.',
    ],
  },
  process: {
    heading: 'How to apply',
    steps: [
      {
        title: 'Submit Application',
        text: 'Fill in the form below and tell us what you can do and what you would like to do. No cover letter needed.',
      },
      {
        title: 'Interview and Evaluation',
        text: 'We talk, in person or by video, with the colleagues you would work with, and solve a small practical task together.',
      },
      {
        title: 'Offer and Onboarding',
        text: 'You receive a written offer. On the first day your workplace, your mentor and your training plan are ready.',
      },
    ],
  },
  perks: {
    heading: 'Work environment and perks',
    items: [
      'Competitive salary and bonuses',
      'Health insurance and paid holidays',
      'Opportunities for professional growth and training',
      'Flexible hours where applicable',
      'Supportive, safety-focused environment',
    ],
  },
  ready: {
    heading: 'Ready to Apply?',
    text: 'Send the form, and our personnel department will be in touch.',
    button: 'Go to the form',
  },
  form: {
    heading: 'Your application',
    details: 'About You',
    detailsHelp: 'Your trade, experience, and the work you are looking for.',
    submit: 'SEND YOUR INFO',
    sent: 'Thank you for your application',
    reply: 'Our personnel department will be in touch.',
    readers: 'our personnel department',
  },
  mailSubject: 'Application from {{name}}',
};
