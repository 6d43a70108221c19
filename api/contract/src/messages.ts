import { z } from 'zod';

// The specification's wording for a missing value, on the server and in every form.
z.config({
  customError: (issue) => {
    if (issue.input !== undefined && issue.input !== null) return undefined;
    if (issue.code !== 'invalid_type' && issue.code !== 'invalid_union' && issue.code !== 'invalid_value')
      return undefined;
    return `${issue.path?.join('.') || 'value'} is a required field`;
  },
});
